import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { inCentimeters, POINTS_PER_CENTIMETER } from '@lienzo/schema/report/centimeters';
import { BoundedNumber } from './BoundedNumber.tsx';

type Props = {
  label: string;
  /** Centimetres; `min` is 0 unless it is given. */
  min?: number;
  max: number;
  step: number;
  points: number;
  onChange: (points: number) => void;
};

/** A length input in centimetres for a value stored in points. */
export function CentimetersField({ points, onChange, ...limits }: Props) {
  return (
    <BoundedNumber
      min={0}
      {...limits}
      suffix={editorStyleMessages.units.centimeters}
      decimals={2}
      value={inCentimeters(points)}
      onChange={(centimeters) => onChange(centimeters * POINTS_PER_CENTIMETER)}
    />
  );
}
