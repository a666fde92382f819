import classes from './CanvasPicture.module.css';

const ROWS = [0, 1, 2, 3, 4];
const COLUMN_STARTS = [0, 118, 196, 268];
const COLUMN_WIDTHS = [92, 48, 52, 52];

/** An illustration of a report on the canvas with a block being dragged. Decorative. */
export function CanvasPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 460 470" aria-hidden="true" focusable="false">
      <rect className={classes.shadow} x="50" y="24" width="360" height="440" rx="4" />
      <rect className={classes.paper} x="50" y="16" width="360" height="440" rx="4" />
      <g transform="translate(70 44)">
        <rect className={classes.primary} width="132" height="14" rx="3" />
        <rect className={classes.faint} y="24" width="88" height="7" rx="3" />
        <rect className={classes.secondary} x="284" width="36" height="36" rx="8" />
        <line className={classes.rule} x1="0" x2="320" y1="54" y2="54" />
        <rect className={classes.text} y="70" width="150" height="6" rx="3" />
        <rect className={classes.text} y="84" width="138" height="6" rx="3" />
        <rect className={classes.text} y="98" width="146" height="6" rx="3" />
        <rect className={classes.gap} x="170" y="64" width="150" height="50" rx="5" />
        <Table />
        <line className={classes.rule} x1="0" x2="320" y1="376" y2="376" />
        <rect className={classes.faint} x="264" y="386" width="56" height="6" rx="3" />
      </g>
      <Chart />
    </svg>
  );
}

function Table() {
  return (
    <g transform="translate(0 138)">
      {COLUMN_STARTS.map((x, column) => (
        <rect
          key={x}
          className={classes.heading}
          x={x}
          width={(COLUMN_WIDTHS[column] ?? 0) * 0.7}
          height="7"
          rx="3"
        />
      ))}
      <line className={classes.strongRule} x1="0" x2="320" y1="18" y2="18" />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(0 ${32 + row * 28})`}>
          {COLUMN_STARTS.map((x, column) => (
            <rect
              key={x}
              className={classes.text}
              x={x}
              width={(COLUMN_WIDTHS[column] ?? 0) * (1 - ((row * 3 + column * 2) % 5) * 0.09)}
              height="6"
              rx="3"
            />
          ))}
          <line className={classes.rule} x1="0" x2="320" y1="17" y2="17" />
        </g>
      ))}
      <rect className={classes.heading} x="0" y="176" width="60" height="8" rx="3" />
      <rect className={classes.primary} x="268" y="176" width="52" height="8" rx="3" />
    </g>
  );
}

/** The dragged block, above its dashed drop target. */
function Chart() {
  return (
    <g className={classes.held} transform="translate(258 86) rotate(4)">
      <rect className={classes.heldShadow} y="5" width="168" height="64" rx="6" />
      <rect className={classes.heldPaper} width="168" height="64" rx="6" />
      <rect className={classes.text} x="14" y="14" width="60" height="6" rx="3" />
      {[18, 26, 14, 32, 24, 36].map((height, index) => (
        <rect
          key={height}
          className={index === 5 ? classes.secondary : classes.bar}
          x={84 + index * 13}
          y={52 - height}
          width="8"
          height={height}
          rx="2"
        />
      ))}
      <rect className={classes.primary} x="14" y="28" width="44" height="10" rx="3" />
      <path className={classes.hand} d="M150 44 l0 22 6 -5 4 9 4 -2 -4 -9 8 -1 z" />
    </g>
  );
}
