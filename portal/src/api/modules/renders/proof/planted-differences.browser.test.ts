import { testPlantedDifferences } from '../testing/test-planted-differences.ts';

testPlantedDifferences(33, 1);
