/** A host that knows nothing of Lienzo but the package: a button opens two editors, each with its own save. */
import './reset.css';
import '@mantine/core/styles.css';
import '@lienzo/editor/editor.css';
import {
  emptyReport,
  type LoadedRows,
  type ReportDocument,
  ReportEditor,
  type ReportEditorHost,
  type ReportTable,
} from '@lienzo/editor';
import { createTheme, MantineProvider } from '@mantine/core';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The names and items of what was saved, in order. */
    savedReports: { nombre: string; items: string[] }[];
  }
}
window.savedReports = [];

const PEOPLE: ReportTable = {
  id: 1,
  nombre: 'Personas',
  nombre_modelo: 'people',
  descripcion: 'Quienes trabajan aquí',
  columns: [
    { column_name: 'name', readable_name: 'Nombre', data_type: 'text' },
    { column_name: 'salary', readable_name: 'Sueldo', data_type: 'numeric' },
  ],
};
const ROWS: LoadedRows = {
  rows: [
    { 'people.name': 'Íñigo Núñez', 'people.salary': '1250.50' },
    { 'people.name': 'Zoé Ávila', 'people.salary': '980.00' },
  ],
  more: false,
  total: 2,
};

function createHost(): ReportEditorHost {
  return {
    loadRows: async () => ROWS,
    uploadImage: async () => {
      throw new Error('Esta aplicación no guarda imágenes.');
    },
    imageSource: () => null,
    save: async (report: ReportDocument) => {
      const items = report.layouts.flatMap((layout) => layout.items.map((item) => item.nombre));
      window.savedReports.push({ nombre: report.nombre, items });
    },
  };
}

const EDITORS = ['Uno', 'Dos'].map((name) => ({ host: createHost(), report: emptyReport(name) }));

function Application() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
    );
  return EDITORS.map(({ host, report }) => (
    <section key={report.nombre} aria-label={report.nombre} style={{ height: 760 }}>
      <ReportEditor
        initialReport={report}
        tables={[PEOPLE]}
        relatedTables={() => []}
        host={host}
        loading={<p>Cargando…</p>}
      />
    </section>
  ));
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={createTheme({ primaryColor: 'grape' })}>
      <Application />
    </MantineProvider>
  </StrictMode>,
);
