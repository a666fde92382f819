/** In which order SpreadsheetML (ECMA-376-1, sml.xsd) wants the children of the elements that our workbooks have. */
export const SHEET_ORDER: Record<string, readonly string[]> = {
  workbook:
    'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr oleSize customWorkbookViews pivotCaches extLst'.split(
      ' ',
    ),
  worksheet:
    'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF picture oleObjects controls webPublishItems tableParts extLst'.split(
      ' ',
    ),
  sheetPr: 'tabColor outlinePr pageSetUpPr'.split(' '),
  sheetView: 'pane selection pivotSelection extLst'.split(' '),
  cols: ['col'],
  sheetData: ['row'],
  row: ['c', 'extLst'],
  c: 'f v is extLst'.split(' '),
  conditionalFormatting: ['cfRule', 'extLst'],
  cfRule: 'formula colorScale dataBar iconSet extLst'.split(' '),
  headerFooter: 'oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter'.split(' '),
  styleSheet:
    'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst'.split(' '),
  font: 'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(
    ' ',
  ),
  patternFill: 'fgColor bgColor'.split(' '),
  border: 'start end left right top bottom diagonal vertical horizontal'.split(' '),
  xf: 'alignment protection extLst'.split(' '),
  dxf: 'font numFmt fill alignment border protection extLst'.split(' '),
};
