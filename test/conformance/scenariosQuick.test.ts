import { describeScenarios, SLOW_AREAS } from './play';

describeScenarios((area) => !SLOW_AREAS.has(area));
