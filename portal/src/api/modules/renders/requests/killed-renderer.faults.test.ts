import { testKilledRenderer } from '../testing/test-killed-renderer.ts';

testKilledRenderer(8);
