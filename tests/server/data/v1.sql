-- A database as version 1 of the schema wrote it. Never edit it: files like this are out there.
PRAGMA application_id = 1416131183;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version INTEGER NOT NULL CHECK (version > 0),
        at REAL NOT NULL,
        told TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY ("table", version)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('t-one',1,1011.0,'{"type":"seated","seat":0}',3667429269);
INSERT INTO "events" VALUES('t-one',2,1012.0,'{"type":"game_started"}',2765474527);
INSERT INTO "events" VALUES('t-one',3,1013.0,'{"type":"chatted","text":"grüezi 🎲"}',632642184);
INSERT INTO "events" VALUES('t-two',1,1020.0,'{"type":"seated","seat":0}',3667429269);
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL,
        UNIQUE ("table", number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('g-one','t-one',1,'strike','00ff',1011.0,1400.0);
INSERT INTO "games" VALUES('g-two','t-one',2,'strike','0a0b',1401.0,NULL);
CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('t-one','p-ada','m-1','throw 3','{"version":2}');
CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('p-ada','Ada','guest',NULL,'en',1000.0,1500.5);
INSERT INTO "people" VALUES('p-bot','Ada''s bot','bot','p-ada','en',1002.0,1502.0);
INSERT INTO "people" VALUES('p-zoe','Zoë ’Ünï’','guest',NULL,'de',1001.0,1501.0);
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','p-ada','cookie',1000.0,1500.5);
INSERT INTO "sessions" VALUES(X'202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F','p-bot','token',1002.0,1502.0);
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('t-one','playing','public','{"game":"strike","seats":2}',1010.0,1500.0);
INSERT INTO "tables" VALUES('t-two','open','private','{"game":"verasselt"}',1020.0,1020.0);
CREATE INDEX sessions_of ON sessions (person, kind);
CREATE INDEX tables_by_status ON tables (status, changed);
COMMIT;
