import type { CaptureByPeriod } from '@lienzo/schema/capture/capture-endpoints';
import { daysInWords } from '@lienzo/schema/capture/days-in-words';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { capturedAmount } from './captured-amount';

type Incident = CaptureByPeriod['employees'][number]['incidents'][number];

/** Lines of concept, quantity and dates; the days of a concept are one line: "5 días, 17–21 nov". */
export const incidentLines = (incidents: readonly Incident[]): string[][] =>
  [...Map.groupBy(incidents, ({ key }) => key).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { description, type_value } = first;
    if (type_value === 'DI')
      return [
        [description, capturedAmount('DI', `${rows.length}`), daysInWords(rows.map(({ fecha }) => fecha))],
      ];
    return rows.map(({ cantidad, fecha }) => [
      description,
      capturedAmount(type_value, cantidad),
      formatMediumDate(fecha),
    ]);
  });
