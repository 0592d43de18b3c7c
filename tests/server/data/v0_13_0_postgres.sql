-- The form of a PostgreSQL database of 0.13.0, as pg_dump writes it; its rows are those of v0_13_0.sql. Never edit it.
CREATE FUNCTION public.ledger_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'rows of the public list are never changed or taken away'; END $$;
CREATE TABLE public.events (
    "table" text NOT NULL,
    version bigint NOT NULL,
    at double precision NOT NULL,
    told text NOT NULL,
    crc bigint NOT NULL,
    CONSTRAINT events_version_check CHECK ((version > 0))
);
CREATE TABLE public.games (
    id text NOT NULL,
    "table" text NOT NULL,
    number bigint NOT NULL,
    game text NOT NULL,
    secret text NOT NULL,
    started double precision NOT NULL,
    ended double precision
);
CREATE TABLE public.ledger (
    n bigint NOT NULL,
    game text NOT NULL,
    told text NOT NULL,
    link text NOT NULL
);
CREATE TABLE public.moves (
    "table" text NOT NULL,
    person text NOT NULL,
    move text NOT NULL,
    fingerprint text NOT NULL,
    answer text NOT NULL
);
CREATE TABLE public.owners (
    "table" text NOT NULL,
    server text,
    epoch bigint NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    owner text,
    language text NOT NULL,
    created double precision NOT NULL,
    seen double precision NOT NULL,
    CONSTRAINT people_kind_check CHECK ((kind = ANY (ARRAY['guest'::text, 'bot'::text])))
);
CREATE TABLE public.pulse (
    one integer NOT NULL,
    at double precision NOT NULL,
    CONSTRAINT pulse_one_check CHECK ((one = 1))
);
CREATE TABLE public.seats (
    "table" text NOT NULL,
    seat bigint NOT NULL,
    person text NOT NULL
);
CREATE TABLE public.secrets (
    game text NOT NULL,
    round bigint NOT NULL,
    "table" text NOT NULL,
    sealed text NOT NULL
);
CREATE TABLE public.servers (
    id text NOT NULL,
    address text NOT NULL,
    version text NOT NULL,
    started timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    lease_until timestamp with time zone NOT NULL
);
CREATE TABLE public.sessions (
    hash bytea NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    created double precision NOT NULL,
    seen double precision NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    CONSTRAINT sessions_kind_check CHECK ((kind = ANY (ARRAY['cookie'::text, 'token'::text, 'resume'::text])))
);
CREATE TABLE public.tables (
    id text NOT NULL,
    status text NOT NULL,
    visibility text NOT NULL,
    listing text NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    CONSTRAINT tables_status_check CHECK ((status = ANY (ARRAY['open'::text, 'playing'::text, 'over'::text, 'closed'::text])))
);
CREATE TABLE public.throwdown_schema (
    version integer NOT NULL
);
CREATE TABLE public.writers (
    server text NOT NULL,
    written bigint NOT NULL,
    since timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY ("table", version);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_table_number_key UNIQUE ("table", number);
ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_game_told_key UNIQUE (game, told);
ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (n);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY ("table", person, move);
ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY ("table");
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (game, round);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.throwdown_schema
    ADD CONSTRAINT throwdown_schema_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.writers
    ADD CONSTRAINT writers_pkey PRIMARY KEY (server);
CREATE INDEX owners_of ON public.owners USING btree (server) WHERE (server IS NOT NULL);
CREATE INDEX people_of ON public.people USING btree (owner) WHERE (owner IS NOT NULL);
CREATE INDEX seats_of ON public.seats USING btree (person);
CREATE INDEX sessions_by_use ON public.sessions USING btree (kind, seen);
CREATE INDEX sessions_of ON public.sessions USING btree (person, kind);
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
CREATE TRIGGER ledger_is_not_rewritten BEFORE DELETE OR UPDATE ON public.ledger FOR EACH ROW EXECUTE FUNCTION public.ledger_stays();
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_owner_fkey FOREIGN KEY (owner) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
INSERT INTO public.throwdown_schema VALUES (1), (2), (3), (4), (5);
