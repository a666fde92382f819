import { testManySchedules } from '../testing/test-many-schedules.ts';

/** `npm run bench -- faults kept` begins a thousand, within a minute. */
testManySchedules(60);
