/** Alimony, credits of INFONAVIT and FONACOT, and the net pay. */
import type { FigureSheet } from './figure-sheet.ts';
import { cents, type FormulaColumn } from './formula-column.ts';

const MONTH_PAYROLLS = 2;
const BIMESTER_PAYROLLS = 4;
const BIMESTER_MONTHS = 2;

export function creditFormulas(figures: FigureSheet): FormulaColumn[] {
  const figure = (path: string): string => figures.read(path, '[pago]');
  return [
    // Of who comes or leaves within the period the credits take the days of the employment.
    { name: 'parte_empleada', formula: '[empleado]/[calendario]' },
    { name: 'disponible', formula: cents('MAX(0,[percepciones]+[viaticos]-[isr]-[imss])') },
    {
      name: 'pension_debida',
      formula: cents(
        `IF([pension_tipo]=1,MAX(0,[percepciones]-[isr]-[imss])*[pension_valor]/100,[pension_valor]/${MONTH_PAYROLLS}*[parte_empleada])`,
      ),
    },
    { name: 'pension', formula: 'MIN([disponible],[pension_debida])' },
    // The last day of the bimester less the last day before it.
    {
      name: 'dias_bimestre',
      formula:
        'DATE(YEAR([fin]),INT((MONTH([fin])+1)/2)*2+1,1)-DATE(YEAR([fin]),INT((MONTH([fin])+1)/2)*2-1,1)',
    },
    // A percent is of the base of the days that earn pay; fees and factors are not reduced since the end of 2025.
    {
      name: 'infonavit_porcentaje',
      formula:
        'IF([empleado_2]=0,[base_1],[base_2])*[infonavit_valor]/100*[dias_bimestre]*MAX(0,[empleado]-[faltas]-[incapacidad])/[calendario]',
    },
    {
      name: 'infonavit_fijo',
      formula: `[infonavit_valor]*IF([infonavit_tipo]=2,1,${figure('umi.diaria')})*${BIMESTER_MONTHS}*[parte_empleada]`,
    },
    {
      name: 'infonavit_debido',
      formula: `IF([infonavit_tipo]=0,0,${cents(
        `IF([infonavit_tipo]=1,[infonavit_porcentaje],[infonavit_fijo])/${BIMESTER_PAYROLLS}`,
      )}+[abre_bimestre]*${figure('credito_vivienda.seguro')})`,
    },
    // Of the minimum wage at most a fifth (LFT 97-III).
    {
      name: 'infonavit_tope',
      formula: `IF([es_minimo],([sueldo]+[vacaciones])*${figure('credito_vivienda.tope_salario_minimo_porcentaje')}/100,[infonavit_debido])`,
    },
    {
      name: 'infonavit',
      formula: cents('MIN([disponible]-[pension],[infonavit_debido],[infonavit_tope])'),
    },
    {
      name: 'fonacot',
      formula: cents(
        `MIN([disponible]-[pension]-[infonavit],[fonacot_mensual]/${MONTH_PAYROLLS}*[parte_empleada])`,
      ),
    },
    {
      name: 'neto',
      formula: cents('[percepciones]+[viaticos]-[isr]-[imss]-[anticipo]-[pension]-[infonavit]-[fonacot]'),
    },
  ];
}
