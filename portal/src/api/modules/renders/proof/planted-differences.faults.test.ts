import { testPlantedDifferences } from '../testing/test-planted-differences.ts';

testPlantedDifferences(330, 1001);
