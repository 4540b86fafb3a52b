import type { Audit } from './audit';
import { encodePath } from './evidence/paths';
import { sha256Hex } from './store/canonicalJson';
import type { Violation } from './violations';

/** `report.json`: the violations for machines, bound to one audit. */
export function reportDocument(audit: Audit, auditText: string): Record<string, unknown> {
  return {
    audit_sha256: sha256Hex(auditText),
    violations: audit.violations.map(violationDocument),
    evidence: audit.evidence.witness,
    tree_digest: audit.evidence.treeDigest,
  };
}

function violationDocument({ code, path, params }: Violation): Record<string, unknown> {
  return { code, path: path === null ? null : encodePath(path).toString('base64'), params };
}
