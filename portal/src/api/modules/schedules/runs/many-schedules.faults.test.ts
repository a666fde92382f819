import { testManySchedules } from '../testing/test-many-schedules.ts';

testManySchedules(1_000, 60);
