/** In which order WordprocessingML (ISO 29500-1, wml.xsd) wants the children of some elements. */
export const WORD_ORDER: Record<string, readonly string[]> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'.split(
      ' ',
    ),
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath'.split(
      ' ',
    ),
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription'.split(
      ' ',
    ),
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark'.split(
      ' ',
    ),
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid'.split(
      ' ',
    ),
  'w:pBdr': 'top left bottom right between bar'.split(' '),
  'w:tblBorders': 'top start left bottom end right insideH insideV'.split(' '),
  'w:tcBorders': 'top start left bottom end right insideH insideV tl2br tr2bl'.split(' '),
  'w:tblCellMar': 'top start left bottom end right'.split(' '),
  'w:tcMar': 'top start left bottom end right'.split(' '),
  'w:numPr': 'ilvl numId'.split(' '),
  'w:numbering': 'numPicBullet abstractNum num numIdMacAtCleanup'.split(' '),
  'w:abstractNum': 'nsid multiLevelType tmpl name styleLink numStyleLink lvl'.split(' '),
  'w:num': 'abstractNumId lvlOverride'.split(' '),
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr'.split(' '),
  'w:lvlOverride': 'startOverride lvl'.split(' '),
  'w:styles': 'docDefaults latentStyles style'.split(' '),
  'w:docDefaults': 'rPrDefault pPrDefault'.split(' '),
  'w:style':
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr'.split(
      ' ',
    ),
  'w:document': 'background body'.split(' '),
  'wp:inline': 'extent effectExtent docPr cNvGraphicFramePr graphic'.split(' '),
  'pic:pic': 'nvPicPr blipFill spPr'.split(' '),
  'w:tbl': 'bookmarkStart bookmarkEnd tblPr tblGrid tr'.split(' '),
};
