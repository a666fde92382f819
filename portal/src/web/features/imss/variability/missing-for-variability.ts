import { bimesterSpan } from '@lienzo/schema/imss/variability/bimester';
import { bimesterOfRequest } from '@lienzo/schema/imss/variability-endpoints';
import { variabilityMessages } from '@lienzo/schema/imss/variability-messages';
import { missingDays, missingScope } from '../missing-fields';
import type { VariabilitySearch } from './variability-search';

const { required } = variabilityMessages;

/** What 'Generar' and 'Añadir mov.' still lack (specification 2 §5). */
export function missingForVariability(search: VariabilitySearch): string[] {
  const lacks = [
    ...missingScope(search),
    ...(search.periodo === undefined ? [required.period] : []),
    ...(search.dias === undefined ? [required.days] : []),
    ...missingDays(search),
  ];
  const { periodo, inicio, fin } = search;
  if (periodo === undefined || inicio === undefined || fin === undefined || fin < inicio) return lacks;
  const { first, last } = bimesterSpan(bimesterOfRequest({ periodo, fecha_inicial: inicio }));
  return inicio < first || fin > last ? [...lacks, required.otherBimester] : lacks;
}
