/** Ends when the program is asked to stop, by SIGTERM or Ctrl-C. A second signal ends it at once. */
export function stopSignal(): Promise<void> {
  const stop = Promise.withResolvers<void>();
  let signals = 0;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      stop.resolve();
    });
  }
  return stop.promise;
}
