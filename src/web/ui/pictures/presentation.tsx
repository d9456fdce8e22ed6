import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { VIDEO_AUTOPLAY_DELAY_MS } from "../../../engine/contract/limits.ts";
import { configQuery } from "../../lib/api/queries.ts";

/** Our own film, where the owner has none: two formats, its captions for whoever cannot see those in the picture, and its first picture. */
const FILM = "/video/vitae";
const OURS = `${FILM}.webm`;

/** The presentation video. It tries to start by itself after a while; a browser that forbids it is right. */
export function Presentation() {
  const { data: config } = useQuery(configQuery);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      video.current?.play().catch((error) => console.debug("The video did not start by itself.", error));
    }, VIDEO_AUTOPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <figure className="presentation">
      <video
        key={config?.video}
        ref={video}
        poster={config?.video === OURS ? `${FILM}.jpg` : undefined}
        muted
        controls
        playsInline
        preload="metadata"
        aria-label="Presentation of Vitae"
      >
        {config && <source src={config.video} />}
        {config?.video === OURS && (
          <>
            <source src={`${FILM}.mp4`} type="video/mp4" />
            <track kind="captions" src={`${FILM}.vtt`} srcLang="en" label="English" />
          </>
        )}
      </video>
    </figure>
  );
}
