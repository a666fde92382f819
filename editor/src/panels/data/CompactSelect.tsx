import classes from './data.module.css';

type Props = {
  label: string;
  title: string;
  /** What is read of the choice: shorter than in the list. */
  shown: string;
  /** Whether something was chosen; default: yes. */
  isSet?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice in a row of one line: its short name, over which the browser's own list opens. */
export function CompactSelect({ label, title, shown, isSet = true, value, options, onChange }: Props) {
  return (
    <span className={classes.compact} data-set={isSet || undefined}>
      <span aria-hidden="true">{shown}</span>
      <select
        aria-label={label}
        title={title}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
