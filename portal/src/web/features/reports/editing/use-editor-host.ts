import type { ReportBlocks, ReportEditorHost } from '@lienzo/editor';
import { notesOfHeader } from '@lienzo/schema/api/notes-of-header';
import { NOTES_HEADER } from '@lienzo/schema/api/render-contract';
import { knownValues } from '@lienzo/schema/data/parameter';
import { endpoints } from '@lienzo/schema/endpoints';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { call, callFile } from '../../../shared/api/call';
import { loadParameterChoices } from '../../../shared/reports/ParameterForm';
import { useSession } from '../../../shared/session/use-session';
import { loadColumnValues } from '../filters/load-column-values';
import { reportStyles } from '../styles/report-styles';
import { type AssetSources, createAssetSources } from './asset-sources';
import { measurePicture } from './measure-picture';

const fetchAsset = async (id: string): Promise<Blob> => {
  const response = await callFile(endpoints.get_asset, { query: { id }, quiet: true });
  return response.blob();
};

/** The session has colours without '#'. */
const colorOf = (digits: string): string => `#${digits.toLowerCase()}`;

/**
 * The editor's host: rows, pictures, saving and the exact PDF through the API.
 * @param save see `ReportEditorHost.save`; must be stable, and so must `blocks`.
 */
export function useEditorHost(
  save: (report: ReportDocument) => Promise<void>,
  blocks: ReportBlocks,
): ReportEditorHost {
  const [sources, setSources] = useState<AssetSources | null>(null);
  const look = useSession()?.ui;
  const logo = look?.url_logo ?? null;
  const primary = look?.primary_color;
  const secondary = look?.secondary_color;
  const navigate = useNavigate();
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    const created = createAssetSources(fetchAsset, measurePicture, () => setArrivals((count) => count + 1));
    setSources(created);
    return created.dispose;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that arrived asks for a new identity
  return useMemo(
    () => ({
      loadRows: (query, signal) => call(endpoints.preview_rows, { body: query, signal, quiet: true }),
      worstRows: (query, signal) => call(endpoints.worst_rows, { body: query, signal, quiet: true }),
      itemFigures: (query, signal) => call(endpoints.item_figures, { body: query, signal, quiet: true }),
      dataFields: (reporte, values, signal) => {
        const body = { reporte, parametros: knownValues(reporte.parametros, values) };
        return call(endpoints.data_fields, { body, signal, quiet: true });
      },
      formulaResults: (reporte, values, formulas, signal) => {
        const parametros = knownValues(reporte.parametros, values);
        const body = { reporte, parametros, formulas: [...formulas] };
        return call(endpoints.formula_results, { body, signal, quiet: true });
      },
      columnValues: loadColumnValues,
      parameterChoices: loadParameterChoices,
      uploadImage: (file, signal) => call(endpoints.create_asset, { file, signal }),
      imageSource: (valor) => (valor === ORGANIZATION_LOGO ? logo : (sources?.source(valor) ?? null)),
      imageSize: (valor) => sources?.size(valor) ?? null,
      save,
      ...(primary !== undefined &&
        secondary !== undefined && {
          organizationColors: { primary: colorOf(primary), secondary: colorOf(secondary) },
        }),
      blocks,
      styles: reportStyles,
      chooseTemplate: () => void navigate({ to: '/app/reports/gallery' }),
      renderPdf: async (reporte, signal, values) => {
        const { orientation } = reporte;
        const parametros = knownValues(reporte.parametros, values);
        const body = { reporte, format: 'pdf', orientation, parametros } as const;
        const response = await callFile(endpoints.download_report, { body, signal, quiet: true });
        return { file: await response.blob(), notes: notesOfHeader(response.headers.get(NOTES_HEADER)) };
      },
    }),
    [sources, logo, primary, secondary, arrivals, save, blocks, navigate],
  );
}
