/** Variables of the environment, and what they are while something runs. */
export type Variables = Readonly<Record<string, string>>;

/** Runs something with variables of the environment, and puts back what they were. */
export async function withVariables<T>(variables: Variables, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
