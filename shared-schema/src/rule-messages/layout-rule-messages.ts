/** What is wrong with a layout of a bank file, or of the “Reporte AGS”. */
export const layoutRuleMessages = {
  oneAmount: 'El detalle necesita el importe exactamente una vez.',
  noAccount: 'El detalle necesita la cuenta o la CLABE.',
  personOutside: 'El encabezado y el pie no pueden llevar datos de una persona.',
  totalInside: 'El total y el número de personas van en el encabezado o en el pie.',
  emptyRecord: 'Hay un registro sin campos: agrégale uno o quítalo.',
  longConstant: (text: string) => `El texto fijo “${text}” no cabe en su ancho.`,
  amountFormat: 'Un importe necesita su formato: en centavos o con punto.',
  dayFormat: 'Una fecha necesita su formato.',
  filledRight:
    'Un número alineado a la izquierda solo se rellena con espacios: con otro relleno cambiaría su valor.',
  filler: 'Los números se rellenan con ceros o con espacios.',
  agsPerson: 'El reporte necesita el número y el nombre de cada empleado.',
  agsTwice: 'Un dato está en dos columnas: deja una.',
  agsNoHeading: 'Una columna no tiene encabezado.',
  agsSameHeading: 'Dos columnas tienen el mismo encabezado.',
} as const;
