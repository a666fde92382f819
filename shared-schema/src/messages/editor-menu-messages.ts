import { editorCanvasMessages } from './editor-canvas-messages.ts';

const { bars } = editorCanvasMessages;

/** Texts of the editor's context menu: what it does, and the keys that do the same. */
export const editorMenuMessages = {
  label: 'Acciones',
  write: { name: 'Escribir', keys: 'Enter' },
  cut: { name: 'Cortar', keys: 'Ctrl+X' },
  copy: { name: 'Copiar', keys: 'Ctrl+C' },
  paste: { name: 'Pegar', keys: 'Ctrl+V' },
  duplicate: { name: 'Duplicar', keys: 'Ctrl+D' },
  up: { name: bars.up, keys: 'Alt+↑' },
  down: { name: bars.down, keys: 'Alt+↓' },
  left: { name: bars.left, keys: 'Alt+←' },
  right: { name: bars.right, keys: 'Alt+→' },
  stack: { name: 'Apilar bajo el de la izquierda' },
  addPageBreak: { name: bars.addPageBreak, keys: 'Ctrl+Enter' },
  removePageBreak: { name: bars.removePageBreak, keys: 'Ctrl+Enter' },
  selectSection: { name: 'Seleccionar la sección', keys: 'Esc' },
  shareWidths: { name: bars.shareWidths },
  addSectionBelow: { name: 'Agregar sección debajo' },
  addSection: { name: editorCanvasMessages.addSection },
  selectAll: { name: 'Seleccionar todo', keys: 'Ctrl+A' },
  remove: { name: 'Eliminar', keys: 'Supr' },
  removeSection: { name: 'Eliminar sección', keys: 'Supr' },
  /** The browser keeps the clipboard from the page. */
  clipboardRefused: 'Tu navegador no deja usar el portapapeles desde aquí: usa Ctrl+C, Ctrl+X o Ctrl+V.',
} as const;
