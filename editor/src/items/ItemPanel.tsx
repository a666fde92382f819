import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { ITEM_TYPES, isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { Alert } from '@mantine/core';
import type { ReactElement } from 'react';
import { KIND_ICONS } from '../kinds/kind-icons.ts';
import { itemProblemsOf } from '../model/problems.ts';
import { PanelTitle } from '../panels/PanelTitle.tsx';
import classes from '../panels/panels.module.css';
import { useEditor } from '../store/use-editor.ts';
import { CodigoPanel } from './codigo/CodigoPanel.tsx';
import { DesconocidoPanel } from './desconocido/DesconocidoPanel.tsx';
import { FirmaPanel } from './firma/FirmaPanel.tsx';
import { GraficaPanel } from './grafica/GraficaPanel.tsx';
import { ImagenPanel } from './imagen/ImagenPanel.tsx';
import { IndicadorPanel } from './indicador/IndicadorPanel.tsx';
import { LineaPanel } from './linea/LineaPanel.tsx';
import { RepeatedTotals } from './RepeatedTotals.tsx';
import { TablaPanel } from './tabla/TablaPanel.tsx';
import { TablaCruzadaPanel } from './tabla_cruzada/TablaCruzadaPanel.tsx';
import { TablaFijaPanel } from './tabla_fija/TablaFijaPanel.tsx';
import { TextoPanel } from './texto/TextoPanel.tsx';
import { TextoDinamicoPanel } from './texto_dinamico/TextoDinamicoPanel.tsx';
import { TituloPanel } from './titulo/TituloPanel.tsx';
import { TotalesPanel } from './totales/TotalesPanel.tsx';

/** "Propiedades del elemento", in the tabs Datos (or Contenido), Formato and Diseño. */
export function ItemPanel({ uuid }: { uuid: string }) {
  const item = useEditor((state) => state.edit.document.items[uuid]);
  const parameters = useEditor((state) => state.edit.document.parametros);
  const marked = useEditor((state) => state.showProblems);
  if (item === undefined) return null;
  const problems = marked ? itemProblemsOf(item, parameters) : [];
  return (
    <>
      <PanelTitle
        icon={KIND_ICONS[item.nombre]}
        title={editorPanelMessages.item.title}
        detail={ITEM_TYPES[item.nombre].etiqueta}
      />
      {problems.length > 0 ? (
        <Alert color="red" variant="light" p="xs" m={12} mb={0} title={editorPanelMessages.item.problems}>
          <ul className={classes.problemList}>
            {problems.map((problem) => (
              <li key={`${problem.field}-${problem.message}`}>{problem.message}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {isDataItem(item) ? <RepeatedTotals item={item} /> : null}
      <KindPanel item={item} />
    </>
  );
}

/** The panel of each kind. The return type makes the compiler ask for every kind. */
function KindPanel({ item }: { item: ReportItem }): ReactElement {
  switch (item.nombre) {
    case 'texto':
      return <TextoPanel item={item} />;
    case 'titulo':
      return <TituloPanel item={item} />;
    case 'imagen':
      return <ImagenPanel item={item} />;
    case 'tabla':
      return <TablaPanel item={item} />;
    case 'tabla_cruzada':
      return <TablaCruzadaPanel item={item} />;
    case 'texto_dinamico':
      return <TextoDinamicoPanel item={item} />;
    case 'grafica':
      return <GraficaPanel item={item} />;
    case 'codigo':
      return <CodigoPanel item={item} />;
    case 'indicador':
      return <IndicadorPanel item={item} />;
    case 'totales':
      return <TotalesPanel item={item} />;
    case 'linea':
      return <LineaPanel item={item} />;
    case 'firma':
      return <FirmaPanel item={item} />;
    case 'tabla_fija':
      return <TablaFijaPanel item={item} />;
    case 'desconocido':
      return <DesconocidoPanel item={item} />;
  }
}
