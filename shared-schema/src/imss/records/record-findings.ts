/** What keeps a record from being written, as findings about its person. */
import { imssFileMessages as texts } from '../../rule-messages/imss-file-messages.ts';
import { type FindingPerson, findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import type { FieldNote } from './write-record.ts';

/** A name that is cut may be another one; of the rest the first letters are all that the IMSS has room for. */
const NAMES: readonly string[] = ['paterno', 'materno', 'nombre', 'nombre_completo'];

/**
 * The notes of a record about its person.
 * @param file of several, which one the record is for.
 */
export const findingsOfNotes = (
  person: FindingPerson,
  notes: readonly FieldNote[],
  file?: string,
): ImssFinding[] =>
  notes.map(({ field, kind, value }) => {
    const label = texts.fields[field] ?? field;
    const isShortened = kind === 'cut' && !NAMES.includes(field);
    const { message, fix } = isShortened ? texts.shortened(label) : texts.problems[kind](label);
    return findingOf(person, {
      code: `${kind}_${field}`,
      severity: isShortened ? 'info' : kind === 'cut' ? 'warning' : 'error',
      field: label,
      value: value === '' ? null : value,
      message: file === undefined ? message : texts.inFile(file, message),
      fix,
    });
  });
