import { expect, it } from 'vitest';
import { outputOf, withOutput } from './output-of';

it('keeps of the formats those that the files can have', () => {
  expect(withOutput({ formats: ['docx', 'xlsx'] }, outputOf('combination')).formats).toEqual(['docx']);
  expect(withOutput({ formats: ['xlsx'] }, outputOf('combination')).formats).toEqual(['pdf']);
  expect(withOutput({ formats: ['docx', 'xlsx'] }, outputOf('parts')).formats).toEqual(['docx']);
  expect(withOutput({ formats: ['pdf', 'xlsx'] }, outputOf('report')).formats).toEqual(['pdf', 'xlsx']);
});
