import { type ReportDocument, TODOS } from '@lienzo/schema/report/report';

type Audience = ReportDocument['auditorio'];

/** Toggles one entry of 'Visible para'. 'TODOS' and single clients exclude each other. */
export function toggleAudience(audience: Audience, entry: Audience[number]): Audience {
  if (audience.includes(entry)) return audience.filter((one) => one !== entry);
  return entry === TODOS ? [TODOS] : [...audience.filter((one) => one !== TODOS), entry];
}
