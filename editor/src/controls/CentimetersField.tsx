import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { BoundedNumber } from './BoundedNumber.tsx';
import { inCentimeters, POINTS_PER_CENTIMETER } from './in-centimeters.ts';

type Props = {
  label: string;
  /** Centimetres. */
  max: number;
  step: number;
  points: number;
  onChange: (points: number) => void;
};

/** A length input in centimetres for a value stored in points. */
export function CentimetersField({ points, onChange, ...limits }: Props) {
  return (
    <BoundedNumber
      {...limits}
      min={0}
      suffix={editorStyleMessages.units.centimeters}
      decimals={2}
      value={inCentimeters(points)}
      onChange={(centimeters) => onChange(centimeters * POINTS_PER_CENTIMETER)}
    />
  );
}
