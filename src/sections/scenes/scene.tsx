import type { ReactNode } from "react";
import { Navigation, type Module } from "./navigation";
import { PauseToggle } from "./pause-toggle";
import { Pill, type Tone } from "./pill";
import * as playStyles from "./play.module.css";
import * as styles from "./scene.module.css";

interface SceneProps {
  /** The module of the application that the window shows. */
  readonly module: Module;
  /** What the window is about. The part before ` · ` is its number in the breadcrumb. */
  readonly title: string;
  readonly status: string;
  readonly tone: Tone;
  readonly caption: string;
  /** Short facts in the line above the content. */
  readonly facts?: readonly string[];
  /** Whether the scene plays once when the page opens. */
  readonly plays?: boolean;
  readonly children: ReactNode;
}

/** The frame of a product scene: a window of the application, and a caption below it. */
export function Scene(props: SceneProps) {
  const { module, title, status, tone, caption, facts = [], plays = false } = props;
  const [number, ...name] = title.split(" · ");
  return (
    <figure className={plays ? `${styles.scene} ${playStyles.plays}` : styles.scene}>
      {plays && <PauseToggle />}
      <div className={styles.window}>
        <Navigation current={module} />
        <div className={styles.app}>
          <div className={styles.bar}>
            <p className={styles.title}>
              <small>{name.length > 0 ? `${module} / ${number}` : module}</small>{" "}
              {name.length > 0 ? name.join(" · ") : number}
            </p>
            <Pill tone={tone}>{status}</Pill>
          </div>
          {facts.length > 0 && (
            <p className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
            </p>
          )}
          {props.children}
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
