import type { ReportDocument } from '@lienzo/schema/report/report';
import { subtitle } from '../compose-report.ts';
import { conceptSections, conceptsByCenter, linesByPerson } from './concept-tables.ts';
import { centerNote, ownUuid, productDocument } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

/** 1 'Listado de nómina': everybody with the lines of their pay and what they add up to. */
export const listado = (source: ProductSource): ReportDocument =>
  productDocument(source, {
    orientation: 'vertical',
    content: [[subtitle(ownUuid(source, 20), 'Detalle por empleado')], [linesByPerson(source, 21)]],
  });

/** 10 'Resumen de nómina': a line for each concept. */
export const resumen = (source: ProductSource): ReportDocument =>
  productDocument(source, { orientation: 'vertical', content: conceptSections(source, 20) });

/** 11 'Resumen de nómina por centro de costos'. */
export const resumenPorCentro = (source: ProductSource): ReportDocument =>
  productDocument(source, {
    orientation: 'vertical',
    content: [[conceptsByCenter(source, 20)], [centerNote(source, 21)]],
  });
