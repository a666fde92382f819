import { type BulkKind, DISABILITY_KEYS } from '@lienzo/schema/bulk/bulk-line';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { controlsOf } from '@lienzo/schema/capture/disability';
import { CorrectedCell } from '../../../shared/workbook/CorrectedCell';

type BulkCellProps = {
  kind: BulkKind;
  group: string;
  field: string;
  label: string;
  value: string;
  problem: string | undefined;
  change: (text: string) => void;
};

/** One value of a line. */
export function BulkCell({ kind, group, field, ...cell }: BulkCellProps) {
  return <CorrectedCell choices={kind === 'IN' ? choicesOf(group, field) : null} {...cell} />;
}

const { types, controls, risks, sequels } = captureMessages.disabilities;
const listOf = (names: Readonly<Record<string, string>>, codes = Object.keys(names)) =>
  codes.map((value) => ({ value, label: names[value] ?? value }));

/** The codes that a field of a disability can have; null: it is typed. */
function choicesOf(group: string, field: string): { value: string; label: string }[] | null {
  switch (field) {
    case 'TIPO INCAPACIDAD':
      return listOf(types);
    case 'CONTROL DE INCAPACIDAD': {
      const concept = Object.entries(DISABILITY_KEYS).find(([key]) => key === group)?.[1];
      const codes =
        concept === undefined ? [] : [...controlsOf(concept, 'I'), ...controlsOf(concept, 'C')].map(String);
      return listOf(controls, codes);
    }
    case 'TIPO DE RIESGO':
      return listOf(risks);
    case 'SECUELA O CONSECUENCIAS':
      return listOf(sequels);
    default:
      return null;
  }
}
