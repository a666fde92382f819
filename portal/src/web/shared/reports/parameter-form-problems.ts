import { givenValue, parameterValueProblem, type ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';

/** Why the values cannot be sent, by the parameter's id; empty when they can. */
export function parameterFormProblems(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
): Record<string, string> {
  const problems = parameters.flatMap((parameter) => {
    const problem = parameterValueProblem(parameter, givenValue(parameter, values));
    return problem === null ? [] : [[parameter.id, problem] as const];
  });
  return Object.fromEntries(problems);
}
