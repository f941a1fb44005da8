/** A service whose methods are loaded when one of them is first called: what most pages never need is not in the first load. */
export function comingLater<S extends object>(
  names: readonly (keyof S & string)[],
  load: () => Promise<S>,
): S {
  const late =
    (name: string) =>
    async (...given: readonly unknown[]) => {
      const service = (await load()) as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>
      return service[name]?.(...given)
    }
  return Object.fromEntries(names.map((name) => [name, late(name)])) as S
}
