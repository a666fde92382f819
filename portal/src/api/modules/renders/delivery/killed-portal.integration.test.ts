import { testKilledPortal } from '../testing/test-killed-portal.ts';

/** Each kind of work once; `npm run bench -- faults kept` kills more often. */
testKilledPortal(6);
