import { testKilledPortal } from '../testing/test-killed-portal.ts';

testKilledPortal(30);
