import { testPlantedDifferences } from '../testing/test-planted-differences.ts';

testPlantedDifferences(30, 1);
