import { testKilledRenderer } from '../testing/test-killed-renderer.ts';

/** `npm run bench -- faults kept` kills more often, and later. */
testKilledRenderer(1);
