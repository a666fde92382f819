import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** What is said of a workbook that was uploaded, before anything in it is judged. */
export const workbookMessages = {
  refusals: {
    empty: 'El archivo está vacío. Elige el archivo que llenaste.',
    csv: 'El archivo es un CSV aunque su nombre diga otra cosa. Ábrelo en Excel y guárdalo como libro de Excel (.xlsx).',
    text: 'El archivo es de texto separado por tabuladores aunque su nombre diga otra cosa. Ábrelo en Excel y guárdalo como libro de Excel (.xlsx).',
    page: 'El archivo es una página web con nombre de Excel. Ábrelo en Excel y guárdalo como libro de Excel (.xlsx).',
    mht: 'El archivo es una página web de un solo archivo (MHT) con nombre de Excel. Ábrelo en Excel y guárdalo como libro de Excel (.xlsx).',
    xml_2003:
      'El archivo es una hoja de cálculo XML de Excel 2003. Ábrela en Excel y guárdala como libro de Excel (.xlsx).',
    xml: 'El archivo es XML con nombre de Excel. Usa un libro de Excel (.xlsx o .xls).',
    sylk: 'El archivo es SYLK (.slk) con nombre de Excel. Ábrelo en Excel y guárdalo como libro de Excel (.xlsx).',
    other: 'El archivo no es un libro de Excel. Usa un archivo .xlsx o .xls.',
    binary: 'El archivo es un libro binario (.xlsb). Guárdalo como libro de Excel (.xlsx).',
    open_document: 'El archivo es una hoja de cálculo de OpenDocument. Guárdala como libro de Excel (.xlsx).',
    password: 'El archivo tiene contraseña. Quítala en Excel y vuelve a subirlo.',
    broken: 'El archivo está dañado o incompleto. Ábrelo en Excel, guárdalo de nuevo y vuelve a subirlo.',
    disordered:
      'El archivo tiene renglones fuera de orden o celdas repetidas con valores distintos, y Excel perdería datos al abrirlo. Ábrelo en LibreOffice, revisa esa celda y guárdalo como libro de Excel (.xlsx).',
    too_large:
      'El archivo guarda más datos de los que se pueden leer. Quita hojas e imágenes que sobren o divídelo.',
    too_slow: 'El archivo tarda demasiado en leerse. Divídelo en varios.',
    busy: 'Se están leyendo otros archivos. Vuelve a intentarlo en un momento.',
  },
  place: (sheet: string, cell: string) => `Está en la hoja “${sheet}”, celda ${closedSentence(cell)}`,
} as const;
