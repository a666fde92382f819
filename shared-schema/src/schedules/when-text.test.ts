import { expect, it } from 'vitest';
import type { ScheduleWhen } from '../reports/schedule-when.ts';
import { whenText } from './when-text.ts';

it.each<[ScheduleWhen, string]>([
  [{ kind: 'daily', working_days: false }, 'Todos los días, 7:00\u00a0a.\u00a0m.'],
  [{ kind: 'daily', working_days: true }, 'Todos los días hábiles, 7:00\u00a0a.\u00a0m.'],
  [{ kind: 'weekly', days: [0, 1, 5] }, 'Los lunes, viernes y domingos, 7:00\u00a0a.\u00a0m.'],
  [{ kind: 'weekly', days: [6] }, 'Los sábados, 7:00\u00a0a.\u00a0m.'],
  [{ kind: 'monthly', day: 5, months: [], shift: 'none' }, 'El día 5 de cada mes, 7:00\u00a0a.\u00a0m.'],
  [
    { kind: 'monthly', day: 'last', months: [12, 6], shift: 'previous' },
    'El último día de junio y diciembre, o el día hábil anterior, 7:00\u00a0a.\u00a0m.',
  ],
  [
    { kind: 'fortnightly', working_day: 0 },
    'Cada quincena, el 15 y el último día del mes, 7:00\u00a0a.\u00a0m.',
  ],
  [
    { kind: 'fortnightly', working_day: 2 },
    'Cada quincena, el segundo día hábil después del 15 y del último día, 7:00\u00a0a.\u00a0m.',
  ],
  [
    { kind: 'before_close', paysheet_id: 1, days: 3 },
    '3 días antes del cierre de captura de Quincenal, 7:00\u00a0a.\u00a0m.',
  ],
  [
    { kind: 'before_close', paysheet_id: 1, days: 0 },
    'El día del cierre de captura de Quincenal, 7:00\u00a0a.\u00a0m.',
  ],
])('says %j', (when, texts) => {
  expect(whenText(when, '07:00', 'Quincenal')).toBe(texts);
});

it.each([
  ['00:30', '12:30\u00a0a.\u00a0m.'],
  ['12:00', '12:00\u00a0p.\u00a0m.'],
  ['23:45', '11:45\u00a0p.\u00a0m.'],
])('says %s as %s', (time, text) => {
  expect(whenText({ kind: 'daily', working_days: false }, time, null)).toBe(`Todos los días, ${text}`);
});
