import { testPlantedDifferences } from '../testing/test-planted-differences.ts';

testPlantedDifferences(300, 1001);
