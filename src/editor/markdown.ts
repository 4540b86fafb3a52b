/** Small helpers for Markdown tooltips. Pure. */

/** Text that Markdown shows as it is: nothing in it formats, links, or becomes an icon. */
export function markdownText(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~$&]/g, '\\$&').replace(/\r?\n/g, '  \n');
}

/** A link that runs a command without arguments; the tooltip must trust the command. */
export function commandLink(command: string, title: string): string {
  return `[${markdownText(title)}](command:${command})`;
}
