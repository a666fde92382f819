const BOXES = 'div,section,article,main,header,footer,aside,nav,center,blockquote,form,figure';
const BLOCKS = `${BOXES},p,h1,h2,h3,h4,h5,h6,ul,ol,li,dl,dt,dd,table,pre,hr,address`;

/**
 * Wraps text nodes between blocks in paragraphs: web pages and mail programs write text without any. The text editor
 * would join such words, dropping the space between two links or bold words.
 */
export function wrapLooseText(page: Document): void {
  for (const box of page.body.querySelectorAll(BOXES)) wrapRuns(page, box);
  if (page.body.querySelector(BLOCKS) !== null) wrapRuns(page, page.body);
}

function wrapRuns(page: Document, box: Element): void {
  let run: ChildNode[] = [];
  const close = (): void => {
    if (run.some((node) => node.textContent?.trim())) {
      const paragraph = page.createElement('p');
      run[0]?.before(paragraph);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const node of [...box.childNodes]) {
    if (isBlock(node)) close();
    else run.push(node);
  }
  close();
}

const isBlock = (node: ChildNode): boolean =>
  node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
