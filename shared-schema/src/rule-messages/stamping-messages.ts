import { closedSentence } from './closed-sentence.ts';

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** What a receipt would be refused for when it is stamped, told with the calculation. */
export const stampingMessages = {
  number: 'el número de empleado (de 1 a 15 caracteres)',
  name: 'el nombre',
  rfc: 'el RFC',
  curp: 'la CURP',
  nss: 'el NSS',
  postcode: 'el código postal de su domicilio fiscal',
  clabe: 'la CLABE',
  code: (kind: string) => `su clave del SAT no es una de ${kind.toLowerCase()}`,
  key: 'su clave debe tener de 3 a 15 caracteres',
  description: 'su nombre debe tener de 1 a 100 caracteres',
  negative: (concept: string) =>
    `El recibo no se podrá timbrar: el importe de ${concept} es negativo. Descuenta la diferencia con un concepto de deducción o en otro periodo.`,
  noDays:
    'El recibo no se podrá timbrar: se le paga, pero con 0 días pagados. Revisa su captura y su contrato.',
  noHours:
    'El recibo no se podrá timbrar: paga horas extra sin horas capturadas. Captura las horas y quita el importe fijado.',
  noDisability:
    'El recibo no se podrá timbrar: tiene un importe de incapacidad sin días de incapacidad en el periodo. Captura el certificado.',
  person: (missing: readonly string[]) =>
    `El recibo no se podrá timbrar: falta o no es válido ${list.format(missing)}. Corrígelo en sus datos y recalcula a esta persona.`,
  concept: (key: string, problems: readonly string[]) =>
    `Los recibos con el concepto ${key} no se podrán timbrar: ${closedSentence(list.format(problems))} Corrígelo en Configuración › NOMINA y vuelve a calcular.`,
} as const;
