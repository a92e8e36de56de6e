import type Libsql from "libsql";

interface QueuedWrite {
  /** Runs the write. Resolves with what answers it after the commit. */
  readonly perform: () => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits what arrives at the same time in one transaction, because each sync to the disk takes
 * milliseconds in which the server does nothing else. Each write has a savepoint, so that one bad
 * write does not fail the others.
 *
 * All statements run between BEGIN and COMMIT. Without them, the driver leaves a statement open that
 * failed on a lock, and SQLite then does not commit what later statements write.
 */
export class GroupWriter {
  #queue: QueuedWrite[] = [];
  #isBusy = false;

  /**
   * @param waitForLock Runs an action again while another process has the file locked.
   * @param requireInPlace Called after each commit: a lead in a file that was removed meanwhile must
   *   not be answered with success.
   */
  constructor(
    private readonly connection: Libsql.Database,
    private readonly waitForLock: (action: () => void) => Promise<void>,
    private readonly requireInPlace: () => void = () => undefined,
  ) {}

  /** Runs a write. Resolves once it is committed. */
  run<Result>(write: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const perform = async () => {
        const result = await write();
        return () => resolve(result);
      };
      this.#queue.push({ perform, reject });
      if (!this.#isBusy) setImmediate(() => void this.#commitAll());
      this.#isBusy = true;
    });
  }

  async #commitAll(): Promise<void> {
    while (this.#queue.length > 0) await this.#commit(this.#queue.splice(0));
    this.#isBusy = false;
  }

  async #commit(group: readonly QueuedWrite[]): Promise<void> {
    try {
      await this.waitForLock(() => this.connection.exec("BEGIN IMMEDIATE"));
      const answers: (() => void)[] = [];
      for (const write of group) answers.push(await this.#withSavepoint(write));
      this.connection.exec("COMMIT");
      this.requireInPlace();
      for (const answer of answers) answer();
    } catch (error) {
      // The driver aborts the process if a closed connection is asked for its transaction.
      const { connection } = this;
      if (connection.open && connection.inTransaction) connection.exec("ROLLBACK");
      for (const { reject } of group) reject(error);
    }
  }

  async #withSavepoint({ perform, reject }: QueuedWrite): Promise<() => void> {
    this.connection.exec("SAVEPOINT this_write");
    try {
      const answer = await perform();
      this.connection.exec("RELEASE this_write");
      return answer;
    } catch (error) {
      // On a full disk, SQLite has rolled back the whole group.
      if (!this.connection.inTransaction) throw error;
      this.connection.exec("ROLLBACK TO this_write; RELEASE this_write");
      return () => reject(error);
    }
  }
}
